import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { cookieNames, SHARED_COOKIE_SECONDS } from '@qicheng/contract/browser/cookie-names';
import type { CookieOptions, Request, Response } from 'express';

/** Express setting: parent domain shared with partners; empty if there is none. */
export const SHARED_COOKIE_DOMAIN = 'shared cookie domain';

type Name = keyof typeof cookieNames;

/**
 * Cookies that scripts, and a partner on the same parent domain, can read and write [decision 17]. Their
 * values may come from anyone with access to the browser and authorise nothing.
 */
export class SharedCookieStore {
  constructor(
    private readonly request: Request,
    private readonly response: Response,
  ) {}

  /** The raw value, at most 2,000 characters; null if absent. */
  read(name: Name): string | null {
    const prefix = `${cookieNames[name]}=`;
    const pair = (this.request.get('cookie') ?? '').split(';').find((part) => part.trim().startsWith(prefix));
    const value = pair?.trim().slice(prefix.length) ?? '';
    return value === '' || value.length > 2_000 ? null : value;
  }

  /** Sets the member hint for 30 days [spec 4]; opaque, and different after the next sign-in. */
  keepMemberHint(hint: string): void {
    const maxAge = SHARED_COOKIE_SECONDS * 1000;
    this.response.cookie(cookieNames.memberHint, hint, { ...this.options, maxAge });
  }

  /** Whether this response already sets the member hint. */
  hasKeptMemberHint(): boolean {
    const set = [this.response.getHeader('set-cookie') ?? []].flat();
    return set.some((line) => String(line).startsWith(`${cookieNames.memberHint}=`));
  }

  clear(...names: Name[]): void {
    for (const name of names) {
      // Cookies of the same name may exist on this host and on the shared domain.
      const { domain, ...own } = this.options;
      this.response.clearCookie(cookieNames[name], own);
      if (domain) this.response.clearCookie(cookieNames[name], this.options);
    }
  }

  private get options(): CookieOptions {
    const domain = String(this.request.app.get(SHARED_COOKIE_DOMAIN) ?? '');
    return {
      httpOnly: false,
      secure: this.request.secure,
      // Partners on the shared domain are same-site; nobody else needs these.
      sameSite: 'lax',
      path: '/',
      ...(domain === '' ? {} : { domain }),
    };
  }
}

/** `@InSharedCookies() cookies: SharedCookieStore`. */
export const InSharedCookies = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SharedCookieStore => {
    const http = context.switchToHttp();
    return new SharedCookieStore(http.getRequest<Request>(), http.getResponse<Response>());
  },
);
