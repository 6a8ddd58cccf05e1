import { keepTemplate, listMyTemplates, removeMyTemplate } from './my-template.contract.js';
import {
  listCampusTemplates,
  listTemplateFacets,
  listTemplates,
  listTemplatesOfCategory,
} from './template.contract.js';

export {
  keepTemplate,
  listCampusTemplates,
  listMyTemplates,
  listTemplateFacets,
  listTemplates,
  listTemplatesOfCategory,
  removeMyTemplate,
};

export const templateEndpoints = {
  listTemplates,
  listTemplateFacets,
  listTemplatesOfCategory,
  listCampusTemplates,
  listMyTemplates,
  removeMyTemplate,
  keepTemplate,
};
