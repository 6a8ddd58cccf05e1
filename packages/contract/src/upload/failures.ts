import { failure } from '../kit/endpoint.js';
import { UPLOAD_TOO_LARGE } from './upload.contract.js';

export const uploadFailures = {
  uploadMissing: failure('请选择要上传的文件'),
  uploadEmpty: failure('文件内容为空，请重新选择'),
  uploadTooLarge: failure(UPLOAD_TOO_LARGE, { status: 413 }),
  uploadTypeRefused: failure(
    '文件格式不支持，请上传 jpg、png、pdf、doc、docx、txt、xls、xlsx、html 或 json 文件',
  ),
  uploadContentRefused: failure('文件已损坏，或内容与扩展名不符，请重新导出或换一个文件'),
  uploadImageInvalid: failure('图片无法识别，请换一张 jpg 或 png 图片'),
  uploadImageTooManyPixels: failure('图片尺寸过大，请上传不超过 2500 万像素的图片'),
  uploadQuotaReached: failure('已上传的文件过多，请稍后再试'),
  storageFull: failure('服务器存储空间不足，请稍后再试', { status: 503 }),
  fileNotFound: failure('文件不存在或已过期', { status: 404 }),
  fileLinkInvalid: failure('下载链接无效或已过期，请重新获取', { status: 403 }),
};
