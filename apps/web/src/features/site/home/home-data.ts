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
const orNull = <Result>(request: Promise<Result>): Promise<Result | null> => request.catch(() => null);

/** All operator content of home: entries with their real figures, banners, the AI services. */
export async function loadHome(ask: Call) {
  const [home, banners, services] = await Promise.all([
    orNull(ask(getHome, {})),
    orNull(ask(listBanners, { place: 'home' })),
    orNull(ask(listAiProducts, {})),
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
