// A part of Gitea's OpenAPI document, https://docs.gitea.com/api, in the form in which openapi-typescript writes it.

/** The routes that this SDK knows. */
export interface paths {
  "/notifications": {
    get: {
      parameters: {
        query?: {
          all?: boolean;
          "status-types"?: ("unread" | "read" | "pinned")[];
          "subject-type"?: ("issue" | "pull" | "commit" | "repository")[];
          page?: number;
          limit?: number;
        };
      };
      responses: { 200: { content: { "application/json": Notification[] } } };
    };
  };
  "/repos/{owner}/{repo}/contents/{filepath}": {
    get: {
      parameters: { path: RepositoryPath & { filepath: string }; query?: { ref?: string } };
      responses: { 200: { content: { "application/json": Contents } } };
    };
  };
  "/repos/{owner}/{repo}/issues": {
    get: {
      parameters: {
        path: RepositoryPath;
        query?: { state?: "closed" | "open" | "all"; labels?: string; q?: string; page?: number; limit?: number };
      };
      responses: { 200: { content: { "application/json": Issue[] } } };
    };
    post: {
      parameters: { path: RepositoryPath };
      requestBody?: {
        content: { "application/json": { title: string; body?: string; assignees?: string[]; labels?: number[] } };
      };
      responses: { 201: { content: { "application/json": Issue } } };
    };
  };
  "/repos/{owner}/{repo}/hooks": {
    post: {
      parameters: { path: RepositoryPath };
      requestBody?: { content: { "application/json": Hook } };
      responses: { 201: { content: { "application/json": { id: number } } } };
    };
  };
  "/repos/{owner}/{repo}/releases/{id}/assets": {
    post: {
      parameters: { path: RepositoryPath & { id: number }; query?: { name?: string } };
      requestBody?: { content: { "multipart/form-data": { attachment?: string } } };
      responses: { 201: { content: { "application/json": Attachment } } };
    };
  };
}

interface RepositoryPath {
  owner: string;
  repo: string;
}

interface Hook {
  type: "gitea" | "slack";
  config: Record<string, string>;
  events?: string[];
  active?: boolean;
}

interface Issue {
  number: number;
  title: string;
  state: "closed" | "open";
}

interface Notification {
  id: number;
  unread: boolean;
}

interface Contents {
  path: string;
  /** Base64. */
  content: string;
}

interface Attachment {
  id: number;
  name: string;
  browser_download_url: string;
}
