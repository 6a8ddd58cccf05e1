import { randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';

const LIFETIME_MS = 86_400_000;
const KEY = /^[\w-]{43}$/;

// Browsers accept `Secure` and `__Host-` only over TLS; plain http in development keeps the other
// protections.
const cookieName = (secure: boolean) => (secure ? '__Host-qicheng-browser' : 'qicheng-browser');

/**
 * Identifies the caller's browser by an HttpOnly cookie, set if missing. It binds flows of several calls to
 * one browser, but does not identify the caller and authorises nothing by itself.
 */
export const Browser = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { known, fresh } = keysOf(context);
  return known ?? fresh();
});

/** The same for calls that must detect a browser without the cookie: null, and this response sets it. */
export const NamedBrowser = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null => {
    const { known, fresh } = keysOf(context);
    if (known === null) fresh();
    return known;
  },
);

function keysOf(context: ExecutionContext): { known: string | null; fresh: () => string } {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  const name = cookieName(request.secure);
  const fresh = () => {
    const key = randomBytes(32).toString('base64url');
    http.getResponse<Response>().cookie(name, key, {
      httpOnly: true,
      sameSite: 'lax',
      secure: request.secure,
      path: '/',
      maxAge: LIFETIME_MS,
    });
    return key;
  };
  return { known: cookieOf(request.get('cookie') ?? '', name), fresh };
}

function cookieOf(header: string, name: string): string | null {
  const pair = header.split(';').find((part) => part.trim().startsWith(`${name}=`));
  const value = pair?.trim().slice(name.length + 1) ?? '';
  return KEY.test(value) ? value : null;
}
