// A part of Jira Cloud's OpenAPI document, https://developer.atlassian.com/cloud/jira/platform/rest/v3, in the form in which
// openapi-typescript writes it.

/** The routes that this SDK knows. */
export interface paths {
  "/issue": {
    post: {
      requestBody: { content: { "application/json": { fields: IssueFields } } };
      responses: { 201: { content: { "application/json": { id: string; key: string } } } };
    };
  };
  "/issue/{issueIdOrKey}": {
    get: {
      parameters: { path: IssuePath; query?: { fields?: string[]; expand?: string } };
      responses: { 200: { content: { "application/json": Issue } } };
    };
  };
  "/issue/{issueIdOrKey}/attachments": {
    post: {
      parameters: { path: IssuePath };
      requestBody: { content: { "multipart/form-data": { file: string[] } } };
      responses: { 200: { content: { "application/json": { id: string; filename: string }[] } } };
    };
  };
  "/search/jql": {
    get: {
      parameters: { query?: { jql?: string; fields?: string[]; maxResults?: number; nextPageToken?: string } };
      responses: { 200: { content: { "application/json": { issues: Issue[]; nextPageToken?: string } } } };
    };
  };
}

interface IssuePath {
  /** The number of the issue, or its key, such as `APP-7`. */
  issueIdOrKey: string;
}

interface IssueFields {
  project: { key: string };
  issuetype: { name: string };
  summary: string;
  labels?: string[];
}

interface Issue {
  id: string;
  key: string;
  fields: { summary?: string };
}
