import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { yuan } from './money.js';
import { contentBesidesName, contentLabel, PROVIDER_LABELS, statusLabel } from './order-labels.js';
import styles from './pay-dialog.module.css';
import {
  basicsQuery,
  type OrderMade,
  type OrderSummary,
  type PayProvider,
  payWayQuery,
  purchaseKey,
  tradeQuery,
} from './purchase-queries.js';

const two = (value: number) => String(value).padStart(2, '0');

/** Minutes and seconds until a time, updated every second. */
function useTimeLeft(until: Date): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until.getTime() - now) / 1_000));
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

interface PayDialogProps {
  order: OrderMade;
  onClose: () => void;
  /** Runs when the dialog closes after the order was fulfilled. */
  onPaid?: (() => void) | undefined;
}

/** Pays an order: the payment method, its QR code or page, and the result, without a reload. */
export function PayDialog({ order: { order, providers }, onClose, onPaid }: PayDialogProps) {
  const queries = useQueryClient();
  const { data } = useQuery(tradeQuery(order.orderId));
  const status = data?.status ?? order.status;
  useEffect(() => {
    if (status !== 'pending') void queries.invalidateQueries({ queryKey: purchaseKey });
    if (status === 'granted') void queries.invalidateQueries({ queryKey: ['ai'] });
  }, [queries, status]);
  const close = () => {
    onClose();
    if (status === 'granted') onPaid?.();
  };
  return (
    <Dialog open title={status === 'pending' ? '支付订单' : '支付结果'} onClose={close}>
      <Bill order={order} />
      {status === 'pending' ? (
        <Paying order={order} providers={providers} />
      ) : (
        <Outcome status={status} order={order} onClose={close} />
      )}
    </Dialog>
  );
}

function Bill({ order }: { order: OrderSummary }) {
  const content = contentBesidesName(order);
  return (
    <div className={styles.bill}>
      <div>
        <p className={styles.name}>{order.name}</p>
        {content === '' ? null : <p className={styles.content}>{content}</p>}
      </div>
      <p className={styles.amount}>{yuan(order.amountFen)}</p>
    </div>
  );
}

function Paying({ order, providers }: { order: OrderSummary; providers: PayProvider[] }) {
  const [provider, setProvider] = useState<PayProvider | undefined>(providers[0]);
  const { data: basics } = useQuery(basicsQuery);
  const left = useTimeLeft(order.expiresAt);
  if (provider === undefined) return <p role="alert">暂时没有可用的支付方式。</p>;
  return (
    <>
      {providers.length > 1 ? (
        <div className={styles.ways} role="group" aria-label="支付方式">
          {providers.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.way}
              aria-pressed={name === provider}
              onClick={() => setProvider(name)}
            >
              {PROVIDER_LABELS[name]}
            </button>
          ))}
        </div>
      ) : null}
      <PaymentMethod key={provider} orderId={order.orderId} provider={provider} />
      <p className={styles.live} role="status">
        <span className={styles.pulse} aria-hidden="true" />
        <span>
          等待支付，剩余 <span className={styles.clock}>{left}</span>。支付成功后这里会自动更新。
        </span>
      </p>
      <p className={styles.small}>
        一次性付款，不会自动续费。
        {basics ? `${basics.refundDays} 天内未使用可在“我的订单”自助全额退款。` : ''}
      </p>
    </>
  );
}

function PaymentMethod({ orderId, provider }: { orderId: string; provider: PayProvider }) {
  const { data, error, isPending, refetch } = useQuery(payWayQuery(orderId, provider));
  if (isPending) return <div className={styles.code} aria-busy="true" />;
  if (error)
    return (
      <div className={styles.refused} role="alert">
        <p>{error.message}</p>
        <Button icon="refresh" onClick={() => void refetch()}>
          再试一次
        </Button>
      </div>
    );
  if (data.kind === 'page')
    return (
      <div className={styles.page}>
        <a className={styles.open} href={data.url} target="_blank" rel="noreferrer">
          打开{PROVIDER_LABELS[provider]}付款
        </a>
        <p className={styles.small}>会在新窗口打开，付款后回到这里查看结果。</p>
      </div>
    );
  return (
    <div className={styles.page}>
      <img className={styles.code} src={data.qrCode} alt={`${PROVIDER_LABELS[provider]}二维码`} />
      {data.url === '' ? (
        <p className={styles.small}>请用微信扫码支付</p>
      ) : (
        <p className={styles.local}>
          这是网站自带的本地收银台，只用于试用，不会产生真实扣款。
          <a href={data.url} target="_blank" rel="noreferrer">
            打开本地收银台
          </a>
        </p>
      )}
    </div>
  );
}

function Outcome({
  status,
  order,
  onClose,
}: {
  status: OrderSummary['status'];
  order: OrderSummary;
  onClose: () => void;
}) {
  const isGranted = status === 'granted';
  return (
    <div className={styles.outcome} data-tone={isGranted ? 'done' : 'over'} role="status">
      <h3 className={styles.result}>
        {isGranted ? '支付成功' : `订单${statusLabel({ status, closedReason: '' })}`}
      </h3>
      <p>
        {isGranted
          ? `${contentLabel(order)}已到账。`
          : '没有扣款，或已收到的款项会原路退回。需要的话可以重新下单。'}
      </p>
      <Button tone="primary" onClick={onClose}>
        {isGranted ? '完成' : '知道了'}
      </Button>
    </div>
  );
}
