import { useLayoutEffect, useRef } from 'react';
import { Input, type InputProps } from '../../controls/input';
import { cn } from '../../lib/cn';
import { useComposedRefs } from '../../lib/use-composed-refs';

interface DateInputProps extends InputProps {
  /** The reason why the date is invalid, which keeps the browser from submitting the form. */
  problem: string;
}

/** A native date input. Its own calendar button is hidden where the browser allows that, because the field has one. */
export function DateInput({ problem, ref, className, ...props }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.setCustomValidity(problem), [problem]);
  return (
    <Input
      {...props}
      ref={useComposedRefs(ref, input)}
      type="date"
      className={cn('[&::-webkit-calendar-picker-indicator]:hidden', className)}
    />
  );
}
