import { requestInvoice } from '@qicheng/contract/order/index';
import { Button } from '@qicheng/ui/button';
import { showToast } from '@qicheng/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.js';
import styles from './my-orders.module.css';
import { type OrderDetail, purchaseKey } from './purchase-queries.js';

/** What an invoice is to say; it may be changed until the invoice is issued. */
export function InvoiceForm({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const { invoice } = order;
  const [kind, setKind] = useState(invoice?.kind ?? 'personal');
  const [title, setTitle] = useState(invoice?.title ?? '');
  const [taxNumber, setTaxNumber] = useState(invoice?.taxNumber ?? '');
  const [mailbox, setMailbox] = useState(invoice?.mailbox ?? '');
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: () =>
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label="开票信息">
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">抬头类型</legend>
        {(['personal', 'company'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
            {each === 'personal' ? '个人' : '企业'}
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        发票抬头
        <input value={title} maxLength={100} required onChange={({ target }) => setTitle(target.value)} />
      </label>
      {kind === 'company' ? (
        <label className={styles.field}>
          企业税号
          <input
            value={taxNumber}
            maxLength={20}
            required
            onChange={({ target }) => setTaxNumber(target.value)}
          />
        </label>
      ) : null}
      <label className={styles.field}>
        接收邮箱
        <input
          type="email"
          value={mailbox}
          maxLength={100}
          required
          onChange={({ target }) => setMailbox(target.value)}
        />
      </label>
      {saving.error ? (
        <p className={styles.error} role="alert">
          {saving.error.message}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button tone="primary" type="submit" disabled={saving.isPending}>
          保存
        </Button>
        <Button onClick={onDone}>返回</Button>
      </div>
    </form>
  );
}
