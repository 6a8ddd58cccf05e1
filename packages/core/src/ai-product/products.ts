import { type AnalysisProduct, analysisServices, productGroups } from '@qicheng/analysis/services';

/** A menu entry; its code identifies it on the wire and its picture. */
type AiProduct = Omit<AnalysisProduct, 'group'> & { code: string };

/** The labour law category has its own page, listed after the companion that provides it. */
const RIGHTS: AiProduct = {
  code: 'rights',
  name: '权益咨询',
  description: '劳动权益按条文回答，写明法律、条号与施行日期',
  path: '/ai/jobRightAi',
};

const listed = Object.entries(analysisServices).map(([code, { product }]) => ({ code, ...product }));

/** The available AI services by menu group; an AI page not listed leads to /page/404. */
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
