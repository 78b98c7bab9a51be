import type { ErrorRequestHandler, RequestHandler } from "express";
import { Endpoint, ParameterError, type EndpointOptions } from "fluent-endpoint";

declare global {
  namespace Express {
    interface Request {
      /** GitHub's API with the token of the current user. */
      github: Endpoint;
    }
  }
}

/** Where you keep your users' tokens for GitHub, such as a table of your database. */
export interface Tokens {
  get(sessionId: string): string | undefined | Promise<string | undefined>;
}

/** Sets `request.github`. The options apply to all users, so they must not contain credentials. */
export function github(tokens: Tokens, options: EndpointOptions = {}): RequestHandler {
  const shared = new Endpoint(options);
  return async (request, _response, next) => {
    const token = await tokens.get(request.sessionID);
    request.github = shared.withDefaults({ headers: { authorization: token && `Bearer ${token}` } });
    next();
  };
}

/** Responds with 400 to values that cannot be sent. Other errors of the library are mistakes in this program. */
export const parameterErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof ParameterError)) return next(error);
  response.status(400).json({ code: error.code, message: error.message });
};
