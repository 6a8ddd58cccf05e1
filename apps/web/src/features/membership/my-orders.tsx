import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { Empty, ErrorState } from '@qicheng/ui/status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreButton } from '#src/components/more-button.jsx';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { displayTime } from '#src/lib/display-time.js';
import { yuan } from './money.js';
import styles from './my-orders.module.css';
import { OrderDialog } from './order-dialog.js';
import { contentBesidesName, statusLabel } from './order-labels.js';
import { ordersQuery, type OrderSummary } from './purchase-queries.js';

const verbOf = ({ status }: OrderSummary) => (status === 'pending' ? '去支付' : '查看');

function Row({ order, onOpen }: { order: OrderSummary; onOpen: () => void }) {
  const content = contentBesidesName(order);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.name}>{order.name}</h2>
        <p className={styles.facts}>
          {content === '' ? '' : `${content} · `}订单号 {order.number} ·{' '}
          <time dateTime={order.createdAt.toISOString()}>{displayTime(order.createdAt)}</time>
        </p>
      </div>
      <p className={styles.amount}>{yuan(order.amountFen)}</p>
      <p className={styles.status} data-status={order.status}>
        {statusLabel(order)}
      </p>
      <Button onClick={onOpen} aria-label={`${verbOf(order)}：订单 ${order.number}`}>
        {verbOf(order)}
      </Button>
    </li>
  );
}

/** Tab 4: the member's orders, newest first, each with its payment, refund and invoice. */
export function MyOrders() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ordersQuery);
  const [open, setOpen] = useState<string | null>(null);
  if (isError && !data)
    return (
      <ErrorState
        title="订单没有读出来"
        action={
          <Button icon="refresh" onClick={() => void refetch()}>
            再试一次
          </Button>
        }
      >
        订单都还在。请检查网络，然后再试一次。
      </ErrorState>
    );
  if (!data)
    return (
      <div className={styles.waiting} role="status" aria-busy="true">
        <span className="visually-hidden">正在读取订单</span>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height="4.5rem" />
        ))}
      </div>
    );
  const orders = data.pages.flatMap(({ list }) => list);
  return (
    <section aria-label="我的订单">
      {orders.length === 0 ? (
        <Empty title="还没有订单" action={<ButtonLink to={paths.member.href()}>了解会员</ButtonLink>}>
          会员和 AI 次数的订单会出现在这里，可以查看支付状态、开票和退款。
        </Empty>
      ) : (
        <ul className={styles.list} aria-label="订单">
          {orders.map((order) => (
            <Row key={order.orderId} order={order} onOpen={() => setOpen(order.orderId)} />
          ))}
        </ul>
      )}
      <MoreButton className={styles.more} pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}>
        更早的订单
      </MoreButton>
      {open === null ? null : <OrderDialog key={open} orderId={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
