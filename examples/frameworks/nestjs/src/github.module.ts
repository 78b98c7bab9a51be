import { HttpModule, HttpService } from "@nestjs/axios";
import { BadGatewayException, ConfigurableModuleBuilder, Injectable, Module, Scope } from "@nestjs/common";
import { REQUEST } from "@nestjs/core";
import { Endpoint, type EndpointOptions } from "fluent-endpoint";
import { toAxios } from "fluent-endpoint/adapters";
import { catchError, map, throwError, type Observable } from "rxjs";

export interface GitHubOptions {
  /** Where you keep your users' tokens for GitHub, such as a table of your database. */
  readonly tokens: { get(sessionId: string): string | undefined | Promise<string | undefined> };
  readonly defaults?: EndpointOptions;
}

const { ConfigurableModuleClass, MODULE_OPTIONS_TOKEN } = new ConfigurableModuleBuilder<GitHubOptions>()
  .setClassMethodName("forRoot")
  .build();

/** GitHub's API with the token of the current user: Nest creates it for each request. */
const endpointOfUser = {
  provide: Endpoint,
  scope: Scope.REQUEST,
  inject: [MODULE_OPTIONS_TOKEN, REQUEST],
  async useFactory({ tokens, defaults }: GitHubOptions, { sessionID }: { readonly sessionID: string }) {
    const token = await tokens.get(sessionID);
    return new Endpoint(defaults).withDefaults({ headers: { authorization: token && `Bearer ${token}` } });
  },
};

export interface Repository {
  readonly full_name: string;
}

@Injectable()
export class GitHubService {
  constructor(
    readonly api: Endpoint,
    private readonly http: HttpService,
  ) {}

  repositories(org: string, type?: string): Observable<Repository[]> {
    const request = this.api.route("GET /orgs/{org}/repos").params({ org, type }).returns<Repository[]>();
    return this.http.request<Repository[]>(request.to(toAxios)).pipe(
      map(({ data }) => data),
      catchError(({ message }: Error) => throwError(() => new BadGatewayException(`GitHub: ${message}`))),
    );
  }
}

@Module({ imports: [HttpModule], providers: [endpointOfUser, GitHubService], exports: [GitHubService] })
export class GitHubModule extends ConfigurableModuleClass {}
