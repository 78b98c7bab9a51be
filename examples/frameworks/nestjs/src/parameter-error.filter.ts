import { BadRequestException, Catch, type ArgumentsHost } from "@nestjs/common";
import { BaseExceptionFilter } from "@nestjs/core";
import { EndpointError } from "fluent-endpoint";

/** Responds with 400 to values that cannot be sent. Other errors of the library are mistakes in this program. */
@Catch(EndpointError)
export class ParameterErrorFilter extends BaseExceptionFilter {
  override catch(error: EndpointError, host: ArgumentsHost): void {
    super.catch(error.isOfParameters ? new BadRequestException(error.message) : error, host);
  }
}
