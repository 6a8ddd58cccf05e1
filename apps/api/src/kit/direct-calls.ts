import { SetMetadata, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/internal';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/internal';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler, Response } from 'express';
import { AccessGuard } from './access.guard.js';
import { FailureFilter } from './failure.filter.js';
import { endpointOf } from './handles.decorator.js';
import { encodeReply } from './reply.interceptor.js';

const DIRECT = 'qicheng:direct';

/**
 * Marks a handler that skips Nest's router and interceptors because it is called so often that they cost more than its
 * work (ADR 0016). Its parameters must all use our own decorators, and it must return data, not a file or a token.
 */
export const Direct = () => SetMetadata(DIRECT, true);

type Param = {
  index: number;
  data: unknown;
  factory: (data: unknown, context: ExecutionContextHost) => unknown;
};
type Answer = (request: Request, response: Response) => Promise<void>;

/**
 * Answers the marked calls with one map lookup, using the same guard, reply encoding and failure filter as all others;
 * `prepare` parses their body.
 */
export function directCalls(app: NestExpressApplication, prepare: RequestHandler): RequestHandler {
  const guard = app.get(AccessGuard);
  const failures = new FailureFilter();
  const answers = new Map<string, Answer>();
  for (const { instance, metatype, key } of markedMethods(app)) {
    const method = instance[key] as (...args: unknown[]) => unknown;
    const endpoint = endpointOf(method);
    if (!endpoint) throw new Error(`${metatype.name}.${key} is @Direct() without @Handles()`);
    const params = paramsOf(metatype, key);
    // Nothing refers to the body or the arguments while the handler waits: garbage collection would copy them each time.
    const run = (context: ExecutionContextHost): unknown => {
      const args = params.map(({ data, factory }) => factory(data, context));
      context.switchToHttp().getRequest<Request>().body = undefined;
      return method.apply(instance, args);
    };
    answers.set(endpoint.route, async (request, response) => {
      const context = new ExecutionContextHost([request, response], metatype, method);
      try {
        await guard.canActivate(context);
        send(response, encodeReply(endpoint, await run(context), response));
      } catch (error) {
        failures.catch(error, context);
      }
    });
  }
  return (request, response, next) => {
    const answer = answers.get(`${request.method} ${request.path}`);
    if (!answer) return next();
    request.route = { path: request.path };
    void prepare(request, response, (error?: unknown) => {
      if (error) next(error);
      else answer(request, response).catch(next);
    });
  };
}

function* markedMethods(app: NestExpressApplication) {
  const scanner = new MetadataScanner();
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const { instance, metatype } of controllers.values()) {
      const methods = instance as Record<string, unknown>;
      for (const key of scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object))
        if (Reflect.getMetadata(DIRECT, methods[key] as object))
          yield { instance: methods, metatype: metatype as Type, key };
    }
}

function paramsOf(metatype: Type, key: string): Param[] {
  const found = (Reflect.getMetadata(ROUTE_ARGS_METADATA, metatype, key) ?? {}) as Record<string, Param>;
  const params = Object.values(found).sort((one, other) => one.index - other.index);
  if (params.some(({ factory }, at) => typeof factory !== 'function' || params[at]?.index !== at))
    throw new Error(`${metatype.name}.${key} is @Direct() and takes more than our own parameters`);
  return params;
}

function send(response: Response, body: unknown): void {
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
