import { failure } from '../kit/endpoint.js';

export const templateFailures = {
  templateUnknown: failure('该模板不存在或已下线', { status: 404 }),
  templateNotListed: failure('该模板不在您的模板中'),
};
