"""What is said over websockets."""
