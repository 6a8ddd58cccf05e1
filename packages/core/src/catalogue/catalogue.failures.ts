export type CatalogueFailure = 'productNotFound';
