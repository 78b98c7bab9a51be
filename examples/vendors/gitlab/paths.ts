// A part of GitLab's OpenAPI document, https://docs.gitlab.com/api/openapi/openapi_interactive, in the form in which
// openapi-typescript writes it.

/** The routes that this SDK knows. */
export interface paths {
  "/projects/{id}": {
    get: {
      parameters: { path: ProjectPath; query?: { statistics?: boolean; license?: boolean } };
      responses: { 200: { content: { "application/json": Project } } };
    };
  };
  "/projects/{id}/issues": {
    get: {
      parameters: {
        path: ProjectPath;
        query?: {
          state?: "opened" | "closed" | "all";
          iids?: number[];
          labels?: string;
          not?: { labels?: string[]; author_username?: string; iids?: number[] };
          page?: number;
          per_page?: number;
        };
      };
      responses: { 200: { content: { "application/json": Issue[] } } };
    };
    post: {
      parameters: { path: ProjectPath };
      requestBody: {
        content: {
          "application/json": { title: string; description?: string; labels?: string; assignee_ids?: number[] };
        };
      };
      responses: { 201: { content: { "application/json": Issue } } };
    };
  };
  "/projects/{id}/merge_requests/{merge_request_iid}/merge": {
    put: {
      parameters: { path: ProjectPath & { merge_request_iid: number } };
      requestBody: { content: { "application/json": { squash?: boolean; sha?: string } } };
      responses: { 200: { content: { "application/json": { iid: number; state: string } } } };
    };
  };
  "/projects/{id}/repository/files/{file_path}": {
    get: {
      parameters: { path: ProjectPath & { file_path: string }; query: { ref: string } };
      responses: { 200: { content: { "application/json": File } } };
    };
    post: {
      parameters: { path: ProjectPath & { file_path: string } };
      requestBody: { content: { "application/json": { branch: string; commit_message: string; content: string } } };
      responses: { 201: { content: { "application/json": { file_path: string; branch: string } } } };
    };
  };
}

interface ProjectPath {
  /** The number of the project, or its path, such as `group/app`. */
  id: number | string;
}

interface Project {
  id: number;
  path_with_namespace: string;
}

interface Issue {
  iid: number;
  title: string;
  state: "opened" | "closed";
}

interface File {
  file_path: string;
  /** Base64. */
  content: string;
}
