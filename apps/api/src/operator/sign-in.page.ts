import { Failure } from '@qicheng/core/platform';
import { type Html, html } from '../kit/page/html.js';
import { operatorPages } from '../kit/page/operator-pages.js';

/** Messages for a rejected sign-in. */
export interface Refusal {
  status: number;
  text: string;
  retryAfterSeconds?: number;
}

/** A refusal that the operator can act on; null for anything else. */
export function refusalOf(thrown: unknown): Refusal | null {
  if (!(thrown instanceof Failure)) return null;
  if (thrown.reason === 'operatorCredentialsWrong') return { status: 401, text: '名称或密码不正确。' };
  if (thrown.reason !== 'tooManyRequests') return null;
  const retryAfterSeconds = thrown.retryAfterSeconds ?? 60;
  return {
    status: 429,
    retryAfterSeconds,
    text: `尝试次数过多，请 ${Math.ceil(retryAfterSeconds / 60)} 分钟后再试。`,
  };
}

/** The sign-in form; after a refusal with the name and the reason. */
export function signInForm(again?: { name: string; refusal: Refusal }): Html {
  return html`<div class="sheet narrow">
    <h1>运营登录</h1>
    <p class="lead">只供运营人员使用。</p>
    ${again && html`<p class="note error" role="alert">${again.refusal.text}</p>`}
    <form method="post" action="${operatorPages.signIn}">
      <div class="field">
        <label for="name">名称</label
        ><input
          type="text"
          id="name"
          name="name"
          value="${again?.name}"
          autocomplete="username"
          required
          maxlength="60"
          autofocus
        />
      </div>
      <div class="field">
        <label for="password">密码</label
        ><input
          type="password"
          id="password"
          name="password"
          autocomplete="current-password"
          required
          maxlength="128"
        />
      </div>
      <button>登录</button>
    </form>
    <p class="hint">没有账号？由部署人员执行 pnpm ops operator add 建立。</p>
  </div>`;
}
