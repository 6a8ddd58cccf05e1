import { CatalogueService, ChangeProduct } from '@qicheng/core/catalogue';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table, yuan } from '../table.js';
import type { Terminal } from '../terminal.js';
import { wholeNumber } from './whole-number.js';

const MAX_FEN = 10_000_000;

/** product list, price, sale: the catalogue. */
export function productCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('product').description('会员卡与 AI 次数包');
  command
    .command('list')
    .description('所有商品')
    .action(() => list(withCore, terminal));
  command
    .command('price')
    .description('改价，单位是分；已下的订单不变。会记录')
    .argument('<商品>', 'product list 里的编号', wholeNumber(1, 1_000_000))
    .argument('<分>', '例如 1800 是 18 元', wholeNumber(1, MAX_FEN))
    .action(async (id: number, priceFen: number) => {
      await withCore((find) => find(ChangeProduct).run('ops-cli', id, { priceFen }));
      terminal.print(`✔ 商品 ${id} 现在 ${yuan(priceFen)} 元。`);
    });
  command
    .command('sale')
    .description('上架或下架。会记录')
    .argument('<商品>', 'product list 里的编号', wholeNumber(1, 1_000_000))
    .argument('<上架>', '1 上架，0 下架', wholeNumber(0, 1))
    .action(async (id: number, isOnSale: number) => {
      await withCore((find) => find(ChangeProduct).run('ops-cli', id, { isOnSale: isOnSale === 1 }));
      terminal.print(`✔ 商品 ${id} 已${isOnSale === 1 ? '上架' : '下架'}。`);
    });
  return command;
}

async function list(withCore: WithCore, terminal: Terminal): Promise<void> {
  const products = await withCore((find) => find(CatalogueService).list());
  const rows = products.map(({ id, name, priceFen, days, aiCounts, benefits, isOnSale }) => [
    String(id),
    name,
    yuan(priceFen),
    String(days),
    String(aiCounts),
    `${benefits.countsPercent}%`,
    isOnSale ? '在售' : priceFen === 0 ? '—' : '已下架',
  ]);
  const head = ['编号', '名称', '元', '天', 'AI 次数', '次数包价格', '状态'];
  for (const line of table(head, rows)) terminal.print(line);
}
