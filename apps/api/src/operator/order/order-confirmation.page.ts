import { type OrderDetail, orderLabels } from '@qicheng/core/order';
import { type Html, html } from '../../kit/page/html.js';
import { formTokenField, type Viewer } from '../../kit/page/page-shell.js';
import { boughtIn, orderPath, yuan } from './order-format.js';

/** Asks for confirmation of a refund, or says that none is possible. */
export function refundForm(viewer: Viewer, order: OrderDetail): Html {
  if (order.status !== 'granted')
    return html`<h1>不能退款</h1>
      <p class="note">订单 ${order.number} ${orderLabels.status[order.status]}，没有可以退的款项。</p>
      <p><a href="${orderPath(order.number)}">回到订单</a></p>`;
  const taken = [
    order.days > 0 ? '会员期限立即收回' : '',
    order.aiCounts > 0 ? 'AI 次数收回还没有用的部分' : '',
    '款项原路退回',
  ].filter((part) => part !== '');
  return html`<h1>全额退款 ${yuan(order.amountFen)}？</h1>
    <p class="note warning">${boughtIn(order)}：${taken.join('，')}。不能撤销。</p>
    ${
      order.invoiceStatus === 'issued' &&
      html`<p class="note warning">这个订单的发票已经开具：退款后请到开票平台开具红字发票。</p>`
    }
    ${confirmation(viewer, order, { page: 'refund', act: 'refund', label: '全额退款' })}`;
}

/** Asks for confirmation before a failed refund is retried. */
export const retryForm = (viewer: Viewer, order: OrderDetail): Html =>
  html`<h1>重新提交失败的退款？</h1>
    <p class="lead">后台任务会向支付方再试。请先在支付方的商户后台查明失败的原因，例如余额不足或账户异常。</p>
    ${confirmation(viewer, order, { page: 'refund', act: 'retry', label: '重新提交' })}`;

/** Asks for the number of an issued invoice; `seen` is the time of the request that the operator saw. */
export const invoiceForm = (
  viewer: Viewer,
  order: Pick<OrderDetail, 'number' | 'amountFen' | 'name'>,
  { seen, typed = '', problem = '' }: { seen: string; typed?: string; problem?: string },
): Html =>
  html`<h1>发票已经开具？</h1>
    <p class="lead">
      ${order.name}，${yuan(order.amountFen)}。请先在开票平台开具并发送到买家的邮箱；标记后买家会收到消息，不能再修改开票信息。
    </p>
    ${problem !== '' && html`<p class="note error" role="alert">没有保存。${problem}。</p>`}
    ${confirmation(viewer, order, {
      page: 'invoice',
      act: 'issue',
      label: '标记为已开具',
      more: html`<input type="hidden" name="seen" value="${seen}" />
        <div class="field">
          <label for="invoiceNumber">发票号码（可以不填）</label>
          <input
            type="text"
            id="invoiceNumber"
            name="invoiceNumber"
            value="${typed}"
            inputmode="numeric"
            autocomplete="off"
            maxlength="40"
            ${problem !== '' && html` aria-invalid="true"`}
          />
          <p class="hint">8 至 20 位数字；数电发票是 20 位</p>
        </div>`,
    })}`;

const confirmation = (
  viewer: Viewer,
  { number }: Pick<OrderDetail, 'number'>,
  { page, act, label, more }: { page: 'refund' | 'invoice'; act: string; label: string; more?: Html },
): Html =>
  html`<form method="post" action="${orderPath(number, page)}">
      ${formTokenField(viewer)}
      <input type="hidden" name="act" value="${act}" />
      ${more}
      <button>${label}</button>
    </form>
    <p class="hint"><a href="${orderPath(number)}">不做改动，回到订单 ${number}</a></p>`;
