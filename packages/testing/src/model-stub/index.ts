export {
  MODEL_FAULTS,
  type ModelBehaviour,
  type ModelFaultName,
  type ModelStub,
  type SeenRequest,
  startModelStub,
} from './model-stub.js';
