import { companyTaxNumber, invoiceMailbox, invoiceTitle } from '@qicheng/contract/order/fields';
import { requestInvoice } from '@qicheng/contract/order/index';
import { Button } from '@qicheng/ui/button';
import { Form, FormField, useForm } from '@qicheng/ui/form';
import { RadioGroup } from '@qicheng/ui/radio-group';
import { TextInput } from '@qicheng/ui/text-input';
import { showToast } from '@qicheng/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.js';
import { fieldRule } from '../../lib/field-rule.js';
import styles from './my-orders.module.css';
import { type OrderDetail, purchaseKey } from './purchase-queries.js';

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

/** What an invoice is to say; it may be changed until the invoice is issued. */
export function InvoiceForm({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
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
