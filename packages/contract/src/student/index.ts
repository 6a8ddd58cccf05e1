import {
  checkStudentPhone,
  listStudentSchools,
  setStudentPassword,
  skipStudentPassword,
  studentLogin,
} from './student.contract.js';

export {
  checkStudentPhone,
  listStudentSchools,
  setStudentPassword,
  skipStudentPassword,
  studentLogin,
} from './student.contract.js';

export const studentEndpoints = {
  studentLogin,
  listStudentSchools,
  checkStudentPhone,
  setStudentPassword,
  skipStudentPassword,
};
