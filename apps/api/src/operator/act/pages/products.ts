import type { CatalogueService, ChangeProduct } from '@qicheng/core/catalogue';
import { html } from '#src/kit/page/html.js';
import { operatorPages } from '#src/kit/page/operator-pages.js';
import { type Column, table, wrapped } from '#src/kit/page/table.js';
import { yuan } from '../../order/order-format.js';
import { rowAct } from '../act.page.js';
import type { ActField, ActPage } from '../operator-act.js';
import { fenOf } from '../submit-act.js';

const path = operatorPages.products;
const product: ActField = { name: 'id', label: '商品编号', isRequired: true, range: [1, 1_000_000] };

/** The catalogue: prices and availability. */
export function productPage(catalogue: CatalogueService, change: ChangeProduct): ActPage {
  type Product = Awaited<ReturnType<CatalogueService['list']>>[number];
  const sale = (name: string, label: string, isOnSale: boolean) => ({
    name,
    label,
    done: `已${label}。`,
    isOfRow: true,
    fields: [product],
    run: (actor: string, value: (field: string) => string) =>
      change.run(actor, Number(value('id')), { isOnSale }),
  });
  return {
    path,
    title: '商品',
    lead: '会员卡与 AI 次数包。已下的订单不随改价变动。',
    task: 'changeProducts',
    acts: [
      {
        name: 'price',
        label: '改价',
        done: '价格已改。',
        fields: [product, { name: 'price', label: '价格（元）', isRequired: true, isYuan: true }],
        warning: (value) => `商品 ${value('id')} 的价格改为 ${yuan(fenOf(value('price')) ?? 0)}，立即生效。`,
        run: (actor, value) =>
          change.run(actor, Number(value('id')), { priceFen: fenOf(value('price')) ?? 0 }),
      },
      sale('offer', '上架', true),
      sale('withdraw', '下架', false),
    ],
    content: async (viewer) => {
      const columns: Column<Product>[] = [
        { name: '编号', of: ({ id }) => id },
        { name: '商品', of: ({ name }) => name, look: wrapped },
        { name: '价格', of: ({ priceFen }) => yuan(priceFen) },
        { name: '会员', of: ({ days }) => days > 0 && `${days} 天` },
        { name: 'AI 次数', of: ({ aiCounts }) => aiCounts > 0 && `${aiCounts} 次` },
        { name: '状态', of: ({ isOnSale, kind }) => kind !== 'free' && (isOnSale ? '在售' : '已下架') },
        {
          name: '',
          of: ({ id, kind, isOnSale }) =>
            kind !== 'free' &&
            rowAct(viewer, path, {
              act: isOnSale ? 'withdraw' : 'offer',
              label: isOnSale ? '下架' : '上架',
              values: { id: String(id) },
            }),
        },
      ];
      return html`<section class="sheet">${table(columns, await catalogue.list())}</section>`;
    },
  };
}
