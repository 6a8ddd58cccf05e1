import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import { PackList } from './count-packs.js';
import styles from './membership-page.module.css';
import { PayDialog } from './pay-dialog.js';
import { basicsQuery, countProductsQuery } from './purchase-queries.js';
import { usePurchase } from './use-purchase.js';

/** A button that opens the purchase of AI counts; hidden if nothing is for sale [decision 36]. */
export function BuyCounts({ tone }: { tone?: 'primary' }) {
  const isOffered = useSiteInfo()?.vipEnabled ?? false;
  const { data: basics } = useQuery({ ...basicsQuery, enabled: isOffered });
  const [isOpen, setOpen] = useState(false);
  const { order, buy, close } = usePurchase();
  const { data: packs } = useQuery({ ...countProductsQuery, enabled: isOpen });
  if (!isOffered || !basics?.canBuy) return null;
  const leave = () => {
    close();
    setOpen(false);
  };
  return (
    <>
      <Button tone={tone} onClick={() => setOpen(true)}>
        购买 AI 次数
      </Button>
      {isOpen && order === null ? (
        <Dialog open title="购买 AI 次数" onClose={() => setOpen(false)}>
          <p className={styles.note}>
            次数长期有效，没有用完不作废；{basics.refundDays} 天内未使用可自助全额退款。
          </p>
          <PackList packs={packs ?? []} canBuy onBuy={buy} />
          <p className={styles.note}>
            <Link to={paths.member.href()}>看看会员卡包含的次数</Link>
          </p>
        </Dialog>
      ) : null}
      {order ? <PayDialog key={order.order.orderId} order={order} onClose={close} onPaid={leave} /> : null}
    </>
  );
}
