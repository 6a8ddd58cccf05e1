import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';

const LIFETIME_MS = 600_000;
const TOKEN = /^[\w-]{43}$/;

/**
 * State that one step of a flow leaves for the next: not readable by scripts, same-site only, and valid as
 * long as the grant whose token it carries [AU3].
 */
export class FlowCookie {
  constructor(
    private readonly name: string,
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  /** The token from the browser; null if there is none, or if another site's page sends it [AU9]. */
  read(): string | null {
    if (this.request.get('sec-fetch-site') === 'cross-site') return null;
    const prefix = `${this.fullName}=`;
    const pair = (this.request.get('cookie') ?? '').split(';').find((part) => part.trim().startsWith(prefix));
    const value = pair?.trim().slice(prefix.length) ?? '';
    return TOKEN.test(value) ? value : null;
  }

  write(token: string): void {
    this.response.cookie(this.fullName, token, { ...this.options, maxAge: LIFETIME_MS });
  }

  clear(): void {
    this.response.clearCookie(this.fullName, this.options);
  }

  // Browsers accept `__Host-` only over TLS; plain http in development keeps the other protections.
  private get fullName(): string {
    return this.request.secure ? `__Host-${this.name}` : this.name;
  }

  private get options() {
    return { httpOnly: true, sameSite: 'strict', secure: this.request.secure, path: '/' } as const;
  }
}

/** `@InFlowCookie('rst') cookie: FlowCookie`. */
export const InFlowCookie = createParamDecorator((name: string, context: ExecutionContext): FlowCookie => {
  const http = context.switchToHttp();
  return new FlowCookie(name, http.getRequest<Request>(), http.getResponse<Response>());
});
