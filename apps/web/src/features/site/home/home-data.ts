import { type AiProduct, listAiProducts } from '@qicheng/contract/ai-product/ai-product.contract';
import { getHome, listBanners } from '@qicheng/contract/content/index';
import type { Call } from '@qicheng/contract/kit/client';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';

type Home = ResultOf<typeof getHome>;
type Listed = Home['documents'][number];

/** The fields of an entry that home shows. */
export type HomeEntry = Pick<Listed, 'id' | 'title' | 'summary' | 'category'>;
export type HomeBanner = ResultOf<typeof listBanners>['list'][number];
export type Services = Record<string, AiProduct[]>;

const shown = (entries: readonly Listed[]): HomeEntry[] =>
  entries.map(({ id, title, summary, category }) => ({ id, title, summary, category }));

/** A part that fails to load is omitted from home. */
const orNothing = <Result>(asked: Promise<Result>): Promise<Result | null> => asked.catch(() => null);

/** All operator content of home: entries with their real figures, banners, the AI services. */
export async function loadHome(ask: Call) {
  const [home, banners, services] = await Promise.all([
    orNothing(ask(getHome, {})),
    orNothing(ask(listBanners, { place: 'home' })),
    orNothing(ask(listAiProducts, {})),
  ]);
  return {
    counts: home?.counts ?? null,
    documents: shown(home?.documents ?? []),
    courses: shown(home?.courses ?? []),
    help: shown(home?.help ?? []),
    banners: banners?.list ?? [],
    services: services ?? {},
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
