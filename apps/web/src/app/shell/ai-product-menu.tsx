import type { ComponentProps } from 'react';
import { ProductMenu } from '#src/features/ai/products/product-menu.jsx';
import { DataScope } from '../data-scope.js';

/** The AI menu with its query cache; loads when the menu is first opened. */
export const AiProductMenu = (props: ComponentProps<typeof ProductMenu>) => (
  <DataScope>
    <ProductMenu {...props} />
  </DataScope>
);
