// The photographs that the straightening of pictures is tuned with: generated people in tried layouts.
import { conditionsOf, photographOf } from './camera.mjs';
import { pageOf } from './pages.mjs';

const COUNT = 36;

export const photographs = Array.from({ length: COUNT }, (_, number) => {
  const level = 1 + (number % 3);
  const { document, html } = pageOf(number);
  return {
    id: `photo-${number}`,
    level,
    document,
    take: async (painter) => photographOf(await painter.page(html), conditionsOf(number + 1, level)),
  };
});
