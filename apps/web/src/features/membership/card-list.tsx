import { Button } from '@qicheng/ui/button';
import styles from './membership-page.module.css';
import { yuan } from './money.js';
import type { Card } from './purchase-queries.js';

interface CardListProps {
  cards: readonly Card[];
  canBuy: boolean;
  /** Absent where nothing can be pressed yet. */
  onBuy?: ((productId: number) => void) | undefined;
}

const perCount = ({ priceFen, aiCounts }: Card) => yuan(Math.round(priceFen / aiCounts));

/** The cards with their whole price; nothing is crossed out and nothing counts down. */
export const CardList = ({ cards, canBuy, onBuy }: CardListProps) => (
  <ul className={styles.cards} aria-label="会员卡">
    {cards.map((card, index) => (
      <li key={card.productId} className={styles.card}>
        <h2 className={styles.cardName}>{card.name}</h2>
        <p className={styles.cardFor}>{card.description}</p>
        <p className={styles.price}>
          {yuan(card.priceFen)}
          <span className={styles.term}> / {card.days} 天</span>
        </p>
        <ul className={styles.gains}>
          <li>
            AI 次数 <strong>{card.aiCounts}</strong> 次，开通即到账，长期有效
            {card.aiCounts > 0 ? <span className={styles.note}>（约 {perCount(card)} 一次）</span> : null}
          </li>
          {card.benefits.countsPercent < 100 ? (
            <li>期内购买 AI 次数包按 {card.benefits.countsPercent / 10} 折</li>
          ) : null}
        </ul>
        {canBuy ? (
          <Button
            tone={index === 0 ? 'primary' : 'plain'}
            size="large"
            disabled={onBuy === undefined}
            onClick={() => onBuy?.(card.productId)}
          >
            购买{card.name}
          </Button>
        ) : null}
      </li>
    ))}
  </ul>
);
