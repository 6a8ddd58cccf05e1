import type { LocalTrade } from '@qicheng/core/payment';
import { type Html, html } from '../kit/page/html.js';
import { formTokenField, type Viewer } from '../kit/page/page-shell.js';

interface CashierPage {
  action: string;
  viewer: Viewer | null;
  trade: LocalTrade | null;
}

const NOTE = html`<p class="note warning">
  这是网站自带的本地收银台（支付方式 local），只用于试用：没有连接微信支付或支付宝，不会产生真实扣款。
</p>`;

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** The simulated cashier, labelled as such. */
export function cashierPage({ action, viewer, trade }: CashierPage): Html {
  return html`<div class="sheet narrow">
    ${NOTE}
    <h1>本地收银台</h1>
    ${trade === null ? lost() : bill(action, viewer, trade)}
  </div>`;
}

const lost = (): Html =>
  html`<p class="note error" role="alert">没有这笔付款，请回到网站重新选择支付方式。</p>`;

function bill(action: string, viewer: Viewer | null, trade: LocalTrade): Html {
  return html`<dl>
      <dt>商品</dt>
      <dd>${trade.title}</dd>
      <dt>金额</dt>
      <dd>${yuan(trade.amountFen)}（不会真实扣款）</dd>
      <dt>付款单号</dt>
      <dd>${trade.number}</dd>
    </dl>
    ${trade.status === 'unpaid' ? choice(action, viewer, trade.number) : outcome(trade.status)}`;
}

const choice = (action: string, viewer: Viewer | null, number: string): Html =>
  html`<form method="post" action="${action}">
    ${viewer && formTokenField(viewer)}
    <input type="hidden" name="payment" value="${number}" />
    <p>
      <button name="act" value="pay">模拟支付成功</button>
      <button class="quiet" name="act" value="paySilently">支付成功，但通知丢失</button>
    </p>
    <p class="hint">选择“通知丢失”时，网站会在一分钟内主动查询到这笔付款。</p>
  </form>`;

function outcome(status: LocalTrade['status']): Html {
  const words = {
    unpaid: '',
    paid: '已支付（模拟）。可以回到网站查看结果。',
    closed: '这笔付款已关闭。',
    refunded: '已退款（模拟）。',
  };
  return html`<p class="note" role="status">${words[status]}</p>`;
}
