import type { LocalMessage } from '@qicheng/core/operator';
import { type Html, html } from '../kit/page/html.js';
import { timeOf } from '../kit/page/page-shell.js';

const CHANNELS: Record<LocalMessage['channel'], string> = {
  sms: '短信',
  mail: '邮件',
  partner: '合作平台',
};

/** 138****0001 and l***@example.cn: enough to recognise one's own. */
export function maskRecipient(recipient: string): string {
  // A partner is nobody’s data.
  if (/\p{Script=Han}/u.test(recipient)) return recipient;
  const at = recipient.indexOf('@');
  if (at > 0) return `${recipient.charAt(0)}***${recipient.slice(at)}`;
  return recipient.length > 7 ? `${recipient.slice(0, 3)}****${recipient.slice(-4)}` : '****';
}

/** Messages, newest first. */
export function messageTable(messages: readonly LocalMessage[], { masked = false } = {}): Html {
  if (messages.length === 0) return html`<p>还没有消息。请求一次验证码后刷新这一页。</p>`;
  const rows = messages.map(
    ({ createdAt, channel, recipient, body }) =>
      html`<tr>
        <td data-label="时间">${timeOf(createdAt)}</td>
        <td data-label="方式">${CHANNELS[channel]}</td>
        <td data-label="收件人">${masked ? maskRecipient(recipient) : recipient}</td>
        <td class="wrap" data-label="内容">${body}</td>
      </tr>`,
  );
  return html`<div class="table">
    <table>
      <thead>
        <tr>
          <th>时间</th>
          <th>方式</th>
          <th>收件人</th>
          <th>内容</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
