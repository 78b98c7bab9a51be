import { randomUUID } from "node:crypto";
import { Module, type MiddlewareConsumer, type NestModule } from "@nestjs/common";
import { APP_FILTER } from "@nestjs/core";
import session from "express-session";
import { GITHUB } from "fluent-endpoint";

import { AppController } from "./app.controller";
import { GitHubModule, type GitHubOptions } from "./github.module";
import { IssuesService } from "./issues.service";
import { ParameterErrorFilter } from "./parameter-error.filter";

/** Your sign-in adds the token that GitHub returns: `tokens.set(request.sessionID, token)`. */
export const tokens = new Map<string, string>();

const secret = process.env["SESSION_SECRET"] ?? randomUUID();
const cookie = { sameSite: "lax", secure: "auto" } as const;

const options = (): GitHubOptions => ({
  tokens,
  defaults: { baseUrl: process.env["GITHUB_API_URL"] ?? GITHUB.baseUrl },
});

@Module({
  imports: [GitHubModule.forRootAsync({ useFactory: options })],
  controllers: [AppController],
  providers: [IssuesService, { provide: APP_FILTER, useClass: ParameterErrorFilter }],
})
export class AppModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(session({ secret, cookie, resave: false, saveUninitialized: false })).forRoutes("*path");
  }
}
