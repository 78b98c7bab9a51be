import type { ErrorRequestHandler, RequestHandler } from "express";
import { Endpoint, ParameterError, type EndpointOptions } from "fluent-endpoint";

declare global {
  namespace Express {
    interface Request {
      /** GitHub's API with the credentials of the current user. */
      github: Endpoint;
    }
  }
}

/** Sets `request.github`. The options apply to all users, so they must not contain credentials. */
export function github(options: EndpointOptions = {}): RequestHandler {
  const shared = new Endpoint(options);
  return (request, _response, next) => {
    request.github = shared.withDefaults({ headers: { authorization: request.headers.authorization } });
    next();
  };
}

/** Responds with 400 to values that cannot be sent. Other errors of the library are mistakes in this program. */
export const parameterErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof ParameterError)) return next(error);
  response.status(400).json({ code: error.code, message: error.message });
};
