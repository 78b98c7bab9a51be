import type { IncomingMessage } from "node:http";
import { HttpModule, HttpService } from "@nestjs/axios";
import { BadGatewayException, ConfigurableModuleBuilder, Inject, Injectable, Module, Scope } from "@nestjs/common";
import { REQUEST } from "@nestjs/core";
import { Endpoint, type EndpointOptions } from "fluent-endpoint";
import { toAxios } from "fluent-endpoint/adapters";
import { catchError, map, throwError, type Observable } from "rxjs";

const { ConfigurableModuleClass, MODULE_OPTIONS_TOKEN } = new ConfigurableModuleBuilder<EndpointOptions>()
  .setClassMethodName("forRoot")
  .build();

export interface Repository {
  readonly full_name: string;
}

@Injectable({ scope: Scope.REQUEST })
export class GitHubService {
  /** GitHub's API with the credentials of the current user. */
  readonly api: Endpoint;

  constructor(
    @Inject(MODULE_OPTIONS_TOKEN) options: EndpointOptions,
    @Inject(REQUEST) { headers: { authorization } }: IncomingMessage,
    private readonly http: HttpService,
  ) {
    this.api = new Endpoint(options).withDefaults({ headers: { authorization } });
  }

  repositories(org: string, type?: string): Observable<Repository[]> {
    const request = this.api.route("GET /orgs/{org}/repos").params({ org, type }).returns<Repository[]>();
    return this.http.request<Repository[]>(request.to(toAxios)).pipe(
      map(({ data }) => data),
      catchError(({ message }: Error) => throwError(() => new BadGatewayException(`GitHub: ${message}`))),
    );
  }
}

@Module({ imports: [HttpModule], providers: [GitHubService], exports: [GitHubService] })
export class GitHubModule extends ConfigurableModuleClass {}
