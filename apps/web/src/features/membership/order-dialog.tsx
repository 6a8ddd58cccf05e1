import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Skeleton } from '@qicheng/ui/skeleton';
import { showToast } from '@qicheng/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelOrder, refundOrder, requestInvoice } from '@qicheng/contract/order/index';
import { useState } from 'react';
import { companyTaxNumber, invoiceMailbox, invoiceTitle } from '@qicheng/contract/order/fields';
import { Form, FormField, useForm } from '@qicheng/ui/form';
import { RadioGroup } from '@qicheng/ui/radio-group';
import { TextInput } from '@qicheng/ui/text-input';
import { call } from '#src/lib/api.js';
import { formatMoment } from '#src/lib/display-time.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { yuan } from './money.js';
import styles from './my-orders.module.css';
import {
  contentBesidesName,
  invoiceLabel,
  PROVIDER_LABELS,
  refundLabel,
  statusLabel,
} from './order-labels.js';
import { PayDialog } from './pay-dialog.js';
import { type OrderDetail, payProvidersQuery, purchaseKey, tradeQuery } from './purchase-queries.js';
import { fieldRule } from '#src/lib/field-rule.js';

interface Values {
  title: string;
  taxNumber: string;
  mailbox: string;
}

const KINDS = [
  { value: 'personal', label: '个人' },
  { value: 'company', label: '企业' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const titleRules = [fieldRule(invoiceTitle)];
const taxNumberRules = [fieldRule(companyTaxNumber)];
const mailboxRules = [fieldRule(invoiceMailbox)];

/** The invoice details; editable until the invoice is issued. */
function InvoiceForm({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const { invoice } = order;
  const [kind, setKind] = useState<Kind>(invoice?.kind ?? 'personal');
  const form = useForm<Values>({
    title: invoice?.title ?? '',
    taxNumber: invoice?.taxNumber ?? '',
    mailbox: invoice?.mailbox ?? '',
  });
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: ({ title, taxNumber, mailbox }: Values) =>
      call(requestInvoice, {
        orderId: order.orderId,
        invoice: { kind, title, mailbox, ...(kind === 'company' && { taxNumber }) },
      }),
    onSuccess: async () => {
      showToast('success', '开票信息已保存，开具后会发送到您的邮箱');
      await queries.invalidateQueries({ queryKey: purchaseKey });
      onDone();
    },
  });
  return (
    <Form className={styles.form} form={form} label="开票信息" onSubmit={(values) => saving.mutate(values)}>
      <div className={styles.kinds}>
        <RadioGroup label="抬头类型" look="segments" options={KINDS} value={kind} onValue={setKind} />
      </div>
      <FormField name="title" label="发票抬头" rules={titleRules}>
        {(control) => <TextInput {...control} maxLength={100} />}
      </FormField>
      {kind === 'company' ? (
        <FormField name="taxNumber" label="企业税号" rules={taxNumberRules}>
          {(control) => <TextInput {...control} maxLength={20} />}
        </FormField>
      ) : null}
      <FormField name="mailbox" label="接收邮箱" rules={mailboxRules}>
        {(control) => <TextInput {...control} type="email" autoComplete="email" maxLength={100} />}
      </FormField>
      {saving.error ? (
        <p className={styles.error} role="alert">
          {saving.error.message}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button tone="primary" type="submit" isBusy={saving.isPending}>
          保存
        </Button>
        <Button onClick={onDone}>返回</Button>
      </div>
    </Form>
  );
}

type OrderAction = 'cancel' | 'refund';

const QUESTIONS: Readonly<Record<OrderAction, { ask: string; yes: string; done: string }>> = {
  cancel: { ask: '取消后需要重新下单。确定取消这个订单？', yes: '取消订单', done: '订单已取消' },
  refund: {
    ask: '将收回本单的 AI 次数与会员期限，款项全额原路退回。确定退款？',
    yes: '确定退款',
    done: '退款已提交，将原路退回',
  },
};

/** An order: its content, payment, refunds and actions. */
export function OrderDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { data: order, error, refetch } = useQuery(tradeQuery(orderId));
  const { data: providers } = useQuery(payProvidersQuery);
  const [isPaying, setPaying] = useState(false);
  if (order && isPaying)
    return <PayDialog order={{ order, providers: providers ?? [] }} onClose={() => setPaying(false)} />;
  return (
    <Dialog open title="订单详情" onClose={onClose}>
      {order ? (
        <Detail order={order} onPay={() => setPaying(true)} canPay={(providers ?? []).length > 0} />
      ) : error ? (
        <div role="alert">
          <p>{error.message}</p>
          <Button icon="refresh" onClick={() => void refetch()}>
            再试一次
          </Button>
        </div>
      ) : (
        <div role="status" aria-busy="true">
          <span className="visually-hidden">正在打开订单</span>
          <Skeleton height="12em" />
        </div>
      )}
    </Dialog>
  );
}

function Facts({ order }: { order: OrderDetail }) {
  const content = contentBesidesName(order);
  const facts: Array<[string, string]> = [
    ['商品', content === '' ? order.name : `${order.name}（${content}）`],
    ['金额', yuan(order.amountFen)],
    ['状态', statusLabel(order)],
    ['订单号', order.number],
    ['下单时间', formatMoment(order.createdAt)],
  ];
  if (order.paidAt) facts.push(['支付时间', formatMoment(order.paidAt)]);
  if (order.paidBy !== '') facts.push(['支付方式', PROVIDER_LABELS[order.paidBy]]);
  if (order.transactionId !== '') facts.push(['支付单号', order.transactionId]);
  for (const refund of order.refunds)
    facts.push(['退款', `${yuan(refund.amountFen)}，${refundLabel(refund)}`]);
  return (
    <dl className={styles.detail}>
      {facts.map(([name, value]) => (
        <div key={`${name}${value}`} className={styles.pair}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Detail({ order, onPay, canPay }: { order: OrderDetail; onPay: () => void; canPay: boolean }) {
  const [confirming, setConfirming] = useState<OrderAction | 'invoice' | null>(null);
  const queries = useQueryClient();
  const acting = useMutation({
    mutationFn: (action: OrderAction) =>
      call(action === 'cancel' ? cancelOrder : refundOrder, { orderId: order.orderId }),
    onSuccess: (_detail, action) => showToast('success', QUESTIONS[action].done),
    onError: (error) => reportFailure(error),
    onSettled: () => {
      setConfirming(null);
      void queries.invalidateQueries({ queryKey: purchaseKey });
      void queries.invalidateQueries({ queryKey: ['ai'] });
    },
  });
  const { status, canRefund, refundNote, invoiceStatus, invoice } = order;
  return (
    <>
      <Facts order={order} />
      {refundNote === '' ? null : <p className={styles.note}>{refundNote}</p>}
      {invoice && confirming !== 'invoice' ? (
        <p className={styles.note}>
          发票：{invoice.title}
          {invoice.taxNumber ? `，税号 ${invoice.taxNumber}` : ''}，{invoiceLabel(order, invoice.mailbox)}
        </p>
      ) : null}
      {confirming === 'cancel' || confirming === 'refund' ? (
        <div className={styles.ask} role="alert">
          <p>{QUESTIONS[confirming].ask}</p>
          <div className={styles.actions}>
            <Button tone="primary" disabled={acting.isPending} onClick={() => acting.mutate(confirming)}>
              {QUESTIONS[confirming].yes}
            </Button>
            <Button onClick={() => setConfirming(null)}>再想想</Button>
          </div>
        </div>
      ) : null}
      {confirming === 'invoice' ? <InvoiceForm order={order} onDone={() => setConfirming(null)} /> : null}
      {confirming === null ? (
        <div className={styles.actions}>
          {status === 'pending' && canPay ? (
            <Button tone="primary" onClick={onPay}>
              去支付
            </Button>
          ) : null}
          {status === 'pending' ? <Button onClick={() => setConfirming('cancel')}>取消订单</Button> : null}
          {status === 'granted' && invoiceStatus !== 'issued' ? (
            <Button onClick={() => setConfirming('invoice')}>{invoice ? '修改开票信息' : '开具发票'}</Button>
          ) : null}
          {canRefund ? <Button onClick={() => setConfirming('refund')}>申请退款</Button> : null}
        </div>
      ) : null}
    </>
  );
}
