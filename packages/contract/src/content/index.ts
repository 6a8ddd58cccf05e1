import { getTopBanner, listBanners, listImages } from './banner.contract.js';
import { getCourse, keepCoursePlace, listCourses, listMyCourses } from './course.contract.js';
import {
  countDocumentDownload,
  countDocumentView,
  downloadDocument,
  getDocument,
  listDocumentCategories,
  listDocuments,
  listDocumentTopics,
  listHotDocuments,
  listRecommendedDocuments,
} from './document.contract.js';
import { getHelp, listHelp, listHelpCategories } from './help.contract.js';
import { getLegalText } from './legal.contract.js';
import { suggest } from './search.contract.js';
import { getChannel, getContestFlag, getHome, getServiceCodes } from './site-entry.contract.js';

export { getChannel, getContestFlag, getHome, getServiceCodes, suggest };
export { getTopBanner, listBanners, listImages };
export { getCourse, keepCoursePlace, listCourses, listMyCourses };
export { getHelp, listHelp, listHelpCategories };
export { getLegalText };
export {
  countDocumentDownload,
  countDocumentView,
  downloadDocument,
  getDocument,
  listDocumentCategories,
  listDocuments,
  listDocumentTopics,
  listHotDocuments,
  listRecommendedDocuments,
};

export const contentEndpoints = {
  listDocuments,
  getDocument,
  listRecommendedDocuments,
  listHotDocuments,
  listDocumentCategories,
  listDocumentTopics,
  countDocumentView,
  countDocumentDownload,
  downloadDocument,
  listCourses,
  listMyCourses,
  getCourse,
  keepCoursePlace,
  listHelp,
  listHelpCategories,
  getHelp,
  getLegalText,
  listBanners,
  listImages,
  getTopBanner,
  getHome,
  getServiceCodes,
  getContestFlag,
  getChannel,
  suggest,
};
