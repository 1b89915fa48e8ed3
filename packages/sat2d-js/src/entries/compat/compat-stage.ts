export {
  BaseFlashStage as FlashStage, type FlashLayer, type FlashNode, type FlashPathStep,
  type FlashProperty,
} from './compat-base-stage.js';
