import type { AiProduct } from '@qicheng/contract/ai-product/ai-product.contract';
import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { WholeWords } from '#src/components/whole-words.jsx';
import { openGhostwriteDialog } from '#src/lib/dialog-state.js';
import styles from './product-menu.module.css';
import { productsQuery } from './product-queries.js';

/**
 * [spec 9]: width of the drawer as a percentage of the window, by the number of products in it [decision 33].
 */
export function drawerShare(products: number): 30 | 50 | 65 {
  if (products <= 4) return 30;
  return products <= 8 ? 50 : 65;
}

// Opens a résumé picker first: its page is the editor of the chosen résumé.
const GHOSTWRITE = 'ghostwrite';

interface ProductMenuProps {
  /** Called after a choice or to dismiss the menu. */
  onClose: () => void;
}

const Product = ({ product, onClose }: ProductMenuProps & { product: AiProduct }) => (
  <li>
    <Link
      className={styles.product}
      to={product.path}
      onClick={(event) => {
        onClose();
        if (product.code !== GHOSTWRITE) return;
        event.preventDefault();
        openGhostwriteDialog();
      }}
    >
      <img src={product.image} alt="" width={36} height={36} />
      <span>
        <span className={styles.name}>{product.name}</span>
        <span className={styles.text}>
          <WholeWords>{product.description}</WholeWords>
        </span>
      </span>
    </Link>
  </li>
);

/** The AI services by group, for the top bar. */
export function ProductMenu({ onClose }: ProductMenuProps) {
  const { data, isError, refetch } = useQuery(productsQuery);
  const groups = Object.entries(data ?? {}).filter(([, products]) => products.length > 0);
  const count = groups.reduce((sum, [, products]) => sum + products.length, 0);
  return (
    <div className={styles.menu} style={{ '--drawer': drawerShare(count) / 100 } as CSSProperties}>
      {isError && !data ? (
        <p className={styles.note} role="alert">
          AI 服务没有打开。<Button onClick={() => void refetch()}>再试一次</Button>
        </p>
      ) : null}
      {!data && !isError ? (
        <div className={styles.groups} aria-busy="true">
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
        </div>
      ) : null}
      <div className={styles.groups}>
        {groups.map(([group, products]) => (
          <section key={group}>
            <h2 className={styles.group}>{group}</h2>
            <ul>
              {products.map((product) => (
                <Product key={product.code} product={product} onClose={onClose} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
