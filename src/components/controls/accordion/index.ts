export {
  Accordion,
  AccordionContent,
  type AccordionContentProps,
  AccordionItem,
  type AccordionItemProps,
  type AccordionLevel,
  type AccordionOptions,
  type AccordionProps,
  AccordionTrigger,
  type AccordionTriggerProps,
} from './accordion';
