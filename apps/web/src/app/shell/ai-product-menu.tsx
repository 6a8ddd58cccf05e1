import type { ComponentProps } from 'react';
import { ProductMenu } from '../../features/ai/products/product-menu.js';
import { DataScope } from '../data-scope.js';

/** The services with the data cache around them; loads when the menu is first opened. */
export const AiProductMenu = (props: ComponentProps<typeof ProductMenu>) => (
  <DataScope>
    <ProductMenu {...props} />
  </DataScope>
);
