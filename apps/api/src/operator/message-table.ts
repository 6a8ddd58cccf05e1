import type { LocalMessage } from '@qicheng/core/operator';
import { type Html, html } from '../kit/page/html.js';
import { timeOf } from '../kit/page/page-shell.js';
import { table, wrapped } from '../kit/page/table.js';

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
  return table<LocalMessage>(
    [
      { name: '时间', of: ({ createdAt }) => timeOf(createdAt) },
      { name: '方式', of: ({ channel }) => CHANNELS[channel] },
      { name: '收件人', of: ({ recipient }) => (masked ? maskRecipient(recipient) : recipient) },
      { name: '内容', of: ({ body }) => body, look: wrapped },
    ],
    messages,
  );
}
