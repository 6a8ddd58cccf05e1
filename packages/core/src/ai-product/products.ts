import { type AnalysisProduct, analysisServices, productGroups } from '@qicheng/analysis/services';

/** An entry of the menu; its code names it on the wire and its picture. */
type AiProduct = Omit<AnalysisProduct, 'group'> & { code: string };

/** The category of labour law has a page of its own, listed after the companion whose service it is. */
const RIGHTS: AiProduct = {
  code: 'rights',
  name: '权益咨询',
  description: '劳动权益按条文回答，写明法律、条号与施行日期',
  path: '/ai/jobRightAi',
};

const listed = Object.entries(analysisServices).map(([code, { product }]) => ({ code, ...product }));

/** The AI services that are served, by the groups of the menu; an AI page not listed leads to /page/404. */
export const AI_PRODUCTS: Readonly<Record<string, readonly AiProduct[]>> = Object.fromEntries(
  productGroups.map((name) => [
    name,
    listed
      .filter(({ group }) => group === name)
      .flatMap(({ group: _group, ...product }) =>
        product.code === 'companion' ? [product, RIGHTS] : [product],
      ),
  ]),
);
