import { openVariantPanel } from './variant-state.js';

/** What the menu of the editor offers about variants. */
export const variantItems = () => [
  { key: 'variant', label: '另存为岗位版本', onSelect: () => openVariantPanel('create') },
];
