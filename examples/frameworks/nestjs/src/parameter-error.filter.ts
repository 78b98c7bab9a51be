import { BadRequestException, Catch, type ArgumentsHost } from "@nestjs/common";
import { BaseExceptionFilter } from "@nestjs/core";
import { ParameterError } from "fluent-endpoint";

/** Responds with 400 to values that cannot be sent. Other errors of the library are mistakes in this program. */
@Catch(ParameterError)
export class ParameterErrorFilter extends BaseExceptionFilter {
  override catch({ message }: ParameterError, host: ArgumentsHost): void {
    super.catch(new BadRequestException(message), host);
  }
}
