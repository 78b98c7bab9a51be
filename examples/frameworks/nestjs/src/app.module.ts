import { Module } from "@nestjs/common";
import { APP_FILTER } from "@nestjs/core";

import { AppController } from "./app.controller";
import { GitHubModule } from "./github.module";
import { IssuesService } from "./issues.service";
import { ParameterErrorFilter } from "./parameter-error.filter";

@Module({
  imports: [GitHubModule.forRootAsync({ useFactory: () => ({ baseUrl: process.env["GITHUB_API_URL"] }) })],
  controllers: [AppController],
  providers: [IssuesService, { provide: APP_FILTER, useClass: ParameterErrorFilter }],
})
export class AppModule {}
