export type OperatorFailure =
  | 'operatorCredentialsWrong'
  | 'operatorNameInvalid'
  | 'operatorNameTaken'
  | 'operatorPasswordWeak'
  | 'operatorRoleUnknown'
  | 'operatorUnknown';
