import { CONFIRM_PATH, type SceneView } from '@qicheng/core/wechat';
import { type Html, html } from '../kit/page/html.js';
import { timeOf } from '../kit/page/page-shell.js';

interface ConfirmPage {
  view: SceneView | null;
  phoneToken: string;
  site: string;
  isLocal: boolean;
}

export const LOCAL_NOTE: Html = html`<p class="note warning">
  这是本地驱动扮演的手机，没有连接微信。正式环境要接入已认证的公众号。
</p>`;

/** Shows who is asking and the choice; afterwards the result. */
export function confirmPage({ view, phoneToken, site, isLocal }: ConfirmPage): Html {
  return html`<div class="sheet narrow">
    ${isLocal && LOCAL_NOTE}
    ${view?.state === 'scanned' ? question({ view, phoneToken, site }) : outcome(view)}
  </div>`;
}

function question({ view, phoneToken, site }: { view: SceneView; phoneToken: string; site: string }): Html {
  return html`<h1>确认登录启程？</h1>
    <p class="lead">有人正在用您的微信登录下面的网站。</p>
    <dl>
      <dt>网站</dt>
      <dd>${site}</dd>
      <dt>时间</dt>
      <dd>${timeOf(view.createdAt)}</dd>
      <dt>来源</dt>
      <dd>${view.origin}</dd>
    </dl>
    <form method="post" action="${CONFIRM_PATH}">
      <input type="hidden" name="t" value="${phoneToken}" />
      <p>
        <button name="decision" value="confirm">确认登录</button>
        <button class="quiet" name="decision" value="cancel">取消</button>
      </p>
    </form>
    <p class="hint">不是您本人在电脑前操作，请选择取消。</p>`;
}

function outcome(view: SceneView | null): Html {
  switch (view?.state) {
    case 'confirmed':
      return html`<h1>已确认登录</h1>
        <p class="lead">请回到电脑上继续。</p>`;
    case 'declined':
      return html`<h1>已取消登录</h1>
        <p class="lead">电脑上不会登录。</p>`;
    default:
      return html`<h1>二维码已过期</h1>
        <p class="lead">请在电脑上刷新二维码，再扫一次。</p>`;
  }
}
