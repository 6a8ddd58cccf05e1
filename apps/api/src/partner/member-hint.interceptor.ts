import { randomBytes } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Observable, tap } from 'rxjs';
import { endpointOf } from '../kit/handles.decorator.js';
import { presentedToken } from '../kit/presented-token.js';
import { SharedCookieStore } from '../kit/shared-cookie-store.js';

/**
 * Sets the 30-day cookie of [spec 4] after every sign-in by any method, recognised by a response with a token
 * other than the one sent. The value is random; for a partner's member the partner calls set the partner's
 * member id instead.
 */
@Injectable()
export class MemberHintInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(context.getHandler());
    if (!endpoint) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      tap((result: unknown) => {
        const token = tokenIn(result) ?? tokenIn(fieldOf(result, 'data'));
        // A call that reads no token returns one only if it has just created it.
        const isNew = token !== null && (endpoint.access === 'none' || token !== presentedToken(request));
        if (!isNew) return;
        const cookies = new SharedCookieStore(request, response);
        if (!cookies.hasKeptMemberHint()) cookies.keepMemberHint(randomBytes(16).toString('base64url'));
      }),
    );
  }
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function tokenIn(value: unknown): string | null {
  const token = fieldOf(value, 'token');
  return typeof token === 'string' ? token : null;
}
